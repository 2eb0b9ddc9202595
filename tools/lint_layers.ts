import { pathToFileURL } from "node:url";

/**
 * The architecture as lint rules: who may import whom, and what the pure layers may not touch.
 * Change the tables here; there are no exceptions elsewhere.
 */

const PURE_LAYERS = ["core", "lexicon", "games", "messages", "session", "config", "play"];

/** Each layer may import itself and the layers listed. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  lexicon: ["core"],
  games: ["core", "lexicon"],
  session: ["core", "lexicon", "games"],
  // Which interface languages there are; `messages` knows only the types of `config`.
  config: ["core", "lexicon", "games", "messages"],
  messages: ["core", "lexicon", "games", "session", "config"],
  play: ["core", "lexicon", "games", "messages", "session", "config"],
  path: [],
  store: [...PURE_LAYERS, "path"],
  yaml: ["core"],
  // When to review a word; the one file that knows the package for it.
  schedule: ["play"],
  clue_service: ["core", "games"],
  world: [...PURE_LAYERS, "store"],
  terminal: ["world", "plain_lines"],
  plain_lines: ["world"],
  live_terminal: ["world"],
  network: ["path", "world"],
  deno_files: ["core", "path", "world"],
  deno_world: [
    ...PURE_LAYERS,
    "path",
    "store",
    "world",
    "network",
    "terminal",
    "live_terminal",
    "deno_files",
  ],
  web: [...PURE_LAYERS, "schedule", "store", "yaml", "world"],
  cli: [...PURE_LAYERS, "schedule", "path", "store", "yaml", "clue_service", "world", "web"],
  main: [...PURE_LAYERS, "store", "world", "web", "cli", "deno_world"],
};

/** Layers whose functions depend on their arguments alone: they run in a browser as they are. */
const PURE: ReadonlySet<string> = new Set(PURE_LAYERS);

/** `messages` may import types of these, but no values: it says what they return and runs nothing. */
const TYPES_ONLY: ReadonlySet<string> = new Set(["lexicon", "games", "session", "config"]);

/**
 * What a game may use of `messages`, which imports only types of games: a clue is chosen by its
 * sentence, since a fair one must not show its answer.
 */
const CLUE_SENTENCES = "src/messages/clue_texts.ts";

/** What a pure layer may not name at all, and which members it may not use. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  "Deno",
  "process",
  "crypto",
  "performance",
  "globalThis",
  "Math.random",
  "Date.now",
]);

/** Files outside `src/` that a layer which is not pure may import: the version, the shipped data. */
const SHIPPED = /^(?:deno\.json|data\/.+)$/;

const ROOT = new URL("..", import.meta.url).href;

/** A path inside the repository, `src/games/bee/play.ts`; the whole address for what lies outside. */
function pathOf(url: URL): string {
  return url.href.startsWith(ROOT) ? decodeURIComponent(url.href.slice(ROOT.length)) : url.href;
}

/** `src/games/bee/play.ts` is in `games`, `src/config.ts` in `config`; `undefined` outside `src/`. */
function layerOf(path: string): string | undefined {
  if (path === "main.ts") return "main";
  return /^src\/([^/]+?)(?:\/|\.tsx?$|$)/.exec(path)?.[1];
}

/** `bee` for what lies in `src/games/bee/`. */
function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

/** What `specifier` reaches that the file may not import, or `undefined` when all is well. */
function trespass(file: URL, specifier: string, isType: boolean): string | undefined {
  const from = pathOf(file);
  const layer = layerOf(from);
  const isPath = /^(?:\.|\/|file:)/.test(specifier);
  const to = isPath ? pathOf(new URL(specifier, file)) : specifier;
  const other = isPath ? layerOf(to) : undefined;
  if (layer === undefined) {
    const isTest = from.startsWith("tests/");
    return other === "deno_world" && !isTest ? "deno_world, as only main.ts does" : undefined;
  }
  if (!isPath) return PURE.has(layer) ? `the package ${to}` : undefined;
  if (other === undefined) return SHIPPED.test(to) && !PURE.has(layer) ? undefined : to;
  if (layer === "games" && to === CLUE_SENTENCES) return undefined;
  if (other !== layer && !MAY_IMPORT[layer]?.includes(other)) return other;
  if (layer === "messages" && TYPES_ONLY.has(other) && !isType) return `values of ${other}`;
  // The program loads the one language it speaks.
  if (/^src\/messages\/[a-z]{2}\//.test(to) && layer !== "messages") return "one language directly";
  const game = gameOf(from);
  if (game === undefined || game === gameOf(to)) return undefined;
  if (gameOf(to) !== undefined) return `another game, ${gameOf(to)}`;
  return to === "src/games/mod.ts" ? "every other game" : undefined;
}

/** Whether the identifier is only the name of a member or a key, not the thing of that name. */
function isOnlyName(node: Deno.lint.Identifier): boolean {
  const parent = node.parent as unknown as {
    type: string;
    property?: unknown;
    key?: unknown;
    right?: unknown;
    computed?: boolean;
  };
  switch (parent.type) {
    case "MemberExpression":
      return parent.property === node && !parent.computed;
    case "TSQualifiedName":
      return parent.right === node;
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
    case "TSPropertySignature":
    case "TSMethodSignature":
      return parent.key === node && !parent.computed;
    default:
      return false;
  }
}

/** `Math.random` for `Math.random` and `Math["random"]`; `Math.*` when it cannot be seen. */
function memberName(node: Deno.lint.MemberExpression): string | undefined {
  if (node.object.type !== "Identifier") return undefined;
  const { property } = node;
  if (property.type === "Literal") return `${node.object.name}.${property.value}`;
  const isPlain = property.type === "Identifier" && !node.computed;
  return `${node.object.name}.${isPlain ? property.name : "*"}`;
}

/** A string that is written out, quoted in whichever way. */
function textOf(node: Deno.lint.Expression): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.cooked;
}

const imports: Deno.lint.Rule = {
  create(context) {
    const file = pathToFileURL(context.filename);
    const layer = layerOf(pathOf(file));
    const report = (node: Deno.lint.Node, what: string) =>
      context.report({
        node,
        message: `${layer ?? pathOf(file)} may not import ${what}`,
        hint: `It may import: ${MAY_IMPORT[layer ?? ""]?.join(", ") || "nothing"}`,
      });
    const check = (node: Deno.lint.Node, specifier: string | undefined, isType: boolean) => {
      if (specifier === undefined) return;
      const what = trespass(file, specifier, isType);
      if (what !== undefined) report(node, what);
    };
    return {
      Program(node) {
        if (layer === undefined || MAY_IMPORT[layer]) return;
        context.report({ node, message: `${layer} is no layer`, hint: "See tools/lint_layers.ts" });
      },
      ImportDeclaration(node) {
        const isType = node.importKind === "type" || (node.specifiers.length > 0 &&
          node.specifiers.every((it) => it.type === "ImportSpecifier" && it.importKind === "type"));
        check(node, node.source.value, isType);
      },
      ExportNamedDeclaration(node) {
        check(node, node.source?.value, node.exportKind === "type");
      },
      ExportAllDeclaration(node) {
        check(node, node.source.value, node.exportKind === "type");
      },
      TSImportType(node) {
        const { argument } = node;
        const literal = argument.type === "TSLiteralType" ? argument.literal : undefined;
        if (literal?.type === "Literal") check(node, String(literal.value), true);
      },
      ImportExpression(node) {
        const specifier = textOf(node.source);
        if (specifier !== undefined) check(node, specifier, false);
        else if (layer !== undefined) report(node, "what only shows when it runs");
      },
    };
  },
};

const pure: Deno.lint.Rule = {
  create(context) {
    const layer = layerOf(pathOf(pathToFileURL(context.filename)));
    if (layer === undefined || !PURE.has(layer)) return {};
    const forbid = (node: Deno.lint.Node, what: string) =>
      context.report({
        node,
        message: `${layer} may not use ${what}`,
        hint: "Make it a parameter",
      });
    return {
      Identifier(node) {
        if (isOnlyName(node)) return;
        if (FORBIDDEN.has(node.name)) forbid(node, node.name);
        // `const { random } = Math` and the like.
        if (node.name === "Math" && node.parent.type !== "MemberExpression") {
          forbid(node, "bare Math");
        }
      },
      MemberExpression(node) {
        const name = memberName(node);
        if (name === undefined) return;
        if (FORBIDDEN.has(name) || name === "Math.*") forbid(node, name);
      },
      NewExpression(node) {
        if (node.callee.type !== "Identifier" || node.callee.name !== "Date") return;
        if (node.arguments.length === 0) forbid(node, "new Date()");
      },
      CallExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date") {
          forbid(node, "Date()");
        }
      },
    };
  },
};

/** What runs in a browser: no Deno there. */
const IN_BROWSER = /^src\/web\/(?:engine|page|store)\//;

/** What only a page has: `deno check` knows its names everywhere. */
const OF_PAGES: ReadonlySet<string> = new Set(["document", "localStorage", "indexedDB", "history"]);

const browser: Deno.lint.Rule = {
  create(context) {
    const path = pathOf(pathToFileURL(context.filename));
    if (!path.startsWith("src/")) return {};
    const isInBrowser = IN_BROWSER.test(path);
    return {
      Identifier(node) {
        const isForbidden = isInBrowser ? node.name === "Deno" : OF_PAGES.has(node.name);
        if (!isForbidden || isOnlyName(node) || isDeclared(node)) return;
        const where = isInBrowser ? "what runs in a browser" : "what runs in a terminal";
        context.report({ node, message: `${where} may not use ${node.name}` });
      },
    };
  },
};

/** A name of our own that happens to be the same: a parameter, a variable, a property. */
function isDeclared(node: Deno.lint.Identifier): boolean {
  const { type } = node.parent as { type: string };
  return type !== "MemberExpression" && type !== "CallExpression";
}

const plugin: Deno.lint.Plugin = { name: "layers", rules: { imports, pure, browser } };

export default plugin;
