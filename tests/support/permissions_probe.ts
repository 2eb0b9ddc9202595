/** Prints what the program's own permissions allow. */
const asked: Deno.PermissionDescriptor[] = [
  { name: "run" },
  { name: "ffi" },
  { name: "sys" },
  { name: "net" },
  { name: "net", host: "example.com" },
  { name: "net", host: "generativelanguage.googleapis.com:443" },
  { name: "net", host: "generativelanguage.googleapis.com:80" },
  { name: "env" },
  { name: "env", variable: "AWS_SECRET_ACCESS_KEY" },
  { name: "env", variable: "ITBEE_SEED" },
];
const states = asked.map((it) => [JSON.stringify(it), Deno.permissions.querySync(it).state]);
Deno.stdout.writeSync(new TextEncoder().encode(JSON.stringify(Object.fromEntries(states))));
