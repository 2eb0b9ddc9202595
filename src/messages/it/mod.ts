import { commandWords } from "./command_words.ts";
import type { Language } from "../language.ts";

export const it: Language = {
  commandWords,
  messages: async () => (await import("./messages.ts")).messages,
  help: async () => (await import("./help.ts")).help,
  problems: async () => (await import("./problems.ts")).problems,
};
