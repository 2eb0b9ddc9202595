/** The program as the script that `loader.ts` runs: it leaves behind how to start it. */
import { start } from "../main.ts";

Object.assign(globalThis, { start });
