import { allMessages } from "../../src/messages/mod.ts";

/** Every sentence of every language. */
export const messages = await allMessages();
