import type { IncomingMessage } from "node:http";
import {
  clueRequestBody,
  type GeminiFault,
  type GeminiRequest,
  parseGeminiResponse,
  type ServiceFault,
} from "./games/crossword/gemini.ts";
import {
  parseThemeResponse,
  type ThemeRequest,
  themeRequestBody,
} from "./games/crossword/gemini_theme.ts";

// The only file that talks to the network, and only when `--clues gemini` or `--gemini` asks for it. Not with
// `fetch`, which would send the key through any proxy that HTTP_PROXY or ALL_PROXY names.

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

interface Failed {
  readonly kind: "failed";
  readonly fault: ServiceFault;
  readonly tries: number;
}

/** A page of clues has about twenty kilobytes. */
const MAX_BODY = 1024 * 1024;

/** What a header may hold; a key copied from a file often ends in a newline. */
const HEADER = /^[\x21-\x7e]+$/;

/** A clue for each request, or why not. */
export async function askClues(service: ClueService, request: GeminiRequest) {
  return await ask(service, {
    body: clueRequestBody(request),
    read: (body) => parseGeminiResponse(body, request.requests),
  });
}

/** The words of a theme that a lexicon has, or why there are none. */
export async function askTheme(service: ClueService, request: ThemeRequest) {
  return await ask(service, {
    body: themeRequestBody(request),
    read: (body) => parseThemeResponse(body, request),
  });
}

/** What is sent, and how the answer is read. */
interface Question<T> {
  readonly body: Record<string, unknown>;
  read(body: string): T | { readonly kind: "refused"; readonly fault: GeminiFault };
}

/** Temporary errors are retried. */
async function ask<T extends { readonly kind: string }>(
  service: ClueService,
  question: Question<T>,
): Promise<T | Failed> {
  let fault: ServiceFault = { kind: "no_key" };
  if (service.key === "") return { kind: "failed", fault, tries: 0 };
  if (!HEADER.test(service.key)) return { kind: "failed", fault: { kind: "bad_key" }, tries: 0 };
  for (let tries = 1;; tries++) {
    const answer = await askOnce(service, question);
    if (!("fault" in answer)) return answer;
    fault = answer.fault;
    if (tries >= service.tries || !mayPass(fault)) return { kind: "failed", fault, tries };
    await pause(service.pauseMs * 2 ** (tries - 1));
  }
}

async function askOnce<T extends { readonly kind: string }>(
  service: ClueService,
  question: Question<T>,
): Promise<T | { readonly fault: ServiceFault }> {
  const { endpoint, key, timeoutMs } = service;
  const failed = (fault: ServiceFault) => ({ fault });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await post(endpoint, {
      headers: { "content-type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify(question.body),
      signal,
    });
    const status = response.statusCode ?? 0;
    if (status !== 200) {
      response.destroy();
      const isRedirect = status >= 300 && status < 400;
      return failed({ kind: isRedirect ? "redirected" : "bad_status", status });
    }
    const body = await textOf(response);
    if (body === undefined) return failed({ kind: "too_large", limit: MAX_BODY });
    const answer = question.read(body);
    return isRefused(answer) ? failed({ kind: "malformed", fault: answer.fault }) : answer;
  } catch (error) {
    if (signal.aborted) return failed({ kind: "timed_out", seconds: timeoutMs / 1000 });
    return failed(faultOf(error, service));
  }
}

function isRefused(
  answer: { readonly kind: string },
): answer is { readonly kind: "refused"; readonly fault: GeminiFault } {
  return answer.kind === "refused";
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Goes to the host itself, and follows no redirection: the key must not go anywhere else. */
async function post(endpoint: URL, { headers, body, signal }: Post): Promise<IncomingMessage> {
  const { request, Agent } = endpoint.protocol === "https:"
    ? await import("node:https")
    : await import("node:http");
  return await new Promise((resolve, reject) => {
    // With no variables to take a proxy from, whatever NODE_USE_ENV_PROXY says.
    const direct: Record<string, unknown> = { proxyEnv: {} };
    const options = { method: "POST", headers, signal, agent: new Agent(direct) };
    const call = request(endpoint, options, resolve);
    call.on("error", reject);
    call.end(body);
  });
}

/** The body, unless it is too long. */
async function textOf(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels what has not come yet.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BODY) return undefined;
    chunks.push(chunk);
  }
  return await new Blob(chunks as BlobPart[]).text();
}

function faultOf(error: unknown, { endpoint: { host } }: ClueService): ServiceFault {
  if (!(error instanceof Error)) throw error;
  if (error.name === "NotCapable") return { kind: "not_allowed", host };
  // What a failed connection and a broken body throw.
  const isNetwork = "code" in error || error instanceof Deno.errors.Http ||
    ["BadResource", "Interrupted", "ConnectionReset", "UnexpectedEof"].includes(error.name);
  if (isNetwork) return { kind: "unreachable", host };
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
