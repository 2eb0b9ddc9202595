import type { Language } from "../language.ts";

export const en: Language = {
  messages: async () => (await import("./messages.ts")).messages,
  help: async () => (await import("./help.ts")).help,
  problems: async () => (await import("./problems.ts")).problems,
};
