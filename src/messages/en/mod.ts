import { commandWords } from "./command_words.ts";
import type { CommonLanguage } from "../ui_language.ts";

export const en: CommonLanguage = {
  commandWords,
  messages: async () => (await import("./messages.ts")).messages,
  playing: async () => (await import("./playing.ts")).playing,
  help: async () => (await import("./help.ts")).help,
  web: async () => (await import("./web.ts")).web,
  problems: async () => (await import("./problems.ts")).problems,
};
