import {
  clueRequestBody,
  type GeminiRequest,
  parseGeminiResponse,
  type ServiceFault,
} from "./games/crossword/gemini.ts";

// The only file that talks to the network, and only when `--clues gemini` asks for it.

export const CLUE_ENDPOINT =
  "https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:generateContent";

/** Where to ask, with which key, and how patiently. */
export interface ClueService {
  readonly endpoint: URL;
  readonly key: string;
  readonly timeoutMs: number;
  readonly tries: number;
  /** The wait before the second try; it doubles each time. */
  readonly pauseMs: number;
}

export const CLUE_PATIENCE = { timeoutMs: 30_000, tries: 3, pauseMs: 1_000 };

type ServiceAnswer =
  | { readonly kind: "clues"; readonly clues: Readonly<Record<string, string>> }
  | { readonly kind: "failed"; readonly fault: ServiceFault; readonly tries: number };

/** A page of clues has about twenty kilobytes. */
const MAX_BODY = 1024 * 1024;

/** A clue for each request, or why not; temporary errors are retried. */
export async function askClues(
  service: ClueService,
  request: GeminiRequest,
): Promise<ServiceAnswer> {
  let fault: ServiceFault = { kind: "no_key" };
  if (service.key === "") return { kind: "failed", fault, tries: 0 };
  for (let tries = 1;; tries++) {
    const answer = await askOnce(service, request);
    if (answer.kind === "clues") return answer;
    fault = answer.fault;
    if (tries >= service.tries || !mayPass(fault)) return { kind: "failed", fault, tries };
    await pause(service.pauseMs * 2 ** (tries - 1));
  }
}

type Answer = Exclude<ServiceAnswer, { kind: "failed" }> | {
  readonly kind: "failed";
  readonly fault: ServiceFault;
};

async function askOnce(service: ClueService, request: GeminiRequest): Promise<Answer> {
  const { endpoint, key, timeoutMs } = service;
  const failed = (fault: ServiceFault): Answer => ({ kind: "failed", fault });
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify(clueRequestBody(request)),
      // The key must not go anywhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status !== 200) {
      await response.body?.cancel();
      const isRedirect = status >= 300 && status < 400;
      return failed({ kind: isRedirect ? "redirected" : "bad_status", status });
    }
    const body = await textOf(response);
    if (body === undefined) return failed({ kind: "too_large", limit: MAX_BODY });
    const answer = parseGeminiResponse(body, request.requests);
    return answer.kind === "clues" ? answer : failed({ kind: "malformed", fault: answer.fault });
  } catch (error) {
    return failed(faultOf(error, service));
  }
}

/** The body, unless it is too long. */
async function textOf(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels what has not come yet.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return await new Blob(chunks as BlobPart[]).text();
}

function faultOf(error: unknown, { endpoint, timeoutMs }: ClueService): ServiceFault {
  const { host } = endpoint;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return { kind: "timed_out", seconds: timeoutMs / 1000 };
  }
  const name = error instanceof Error ? error.name : "";
  if (name === "NotCapable") return { kind: "not_allowed", host };
  // What `fetch` throws, and what a broken body throws.
  if (error instanceof TypeError || ["Http", "BadResource", "Interrupted"].includes(name)) {
    return { kind: "unreachable", host };
  }
  throw error;
}

function mayPass(fault: ServiceFault): boolean {
  switch (fault.kind) {
    case "unreachable":
    case "timed_out":
    case "malformed":
      return true;
    case "bad_status":
      return fault.status === 429 || fault.status >= 500;
    default:
      return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
