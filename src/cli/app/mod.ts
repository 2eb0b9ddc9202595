// What every command needs, loaded in one go: several loads, one after the other, take longer.
export {
  chooseUiLanguage,
  explained,
  helpIn,
  messagesIn,
  toolMessagesIn,
} from "../../messages/mod.ts";
export { parseArgs } from "./args.ts";
export { COMMANDS } from "./program.ts";
export { defaultSettings, readSettings, withLanguage } from "./settings.ts";
