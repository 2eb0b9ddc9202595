/** Loaded before the program: its clock is ahead by what a file says at the moment, in milliseconds. */
const now = Date.now;

Date.now = () => now() + Number(Deno.readTextFileSync(Deno.env.get("TEST_CLOCK")!));
