import { VERSION } from "../../src/cli/app/version.ts";
import type { Target } from "./targets.ts";

/** What Homebrew calls the platforms it has. */
const SYSTEMS: readonly (readonly [system: string, cpu: string, target: Target])[] = [
  ["macos", "arm", "aarch64-apple-darwin"],
  ["macos", "intel", "x86_64-apple-darwin"],
  ["linux", "arm", "aarch64-unknown-linux-gnu"],
  ["linux", "intel", "x86_64-unknown-linux-gnu"],
];

/** A Homebrew formula for the archives at an address, with their lines of `SHA256SUMS`. */
export function homebrewFormula(address: string, sums: string): string {
  const base = address.replace(/\/$/, "");
  const systems = ["macos", "linux"].map((system) =>
    [
      `  on_${system} do`,
      ...SYSTEMS.filter(([name]) => name === system).flatMap(([, cpu, target]) => [
        `    on_${cpu} do`,
        `      url "${base}/itbee-${target}.tar.xz"`,
        `      sha256 "${sumOf(`itbee-${target}.tar.xz`, sums)}"`,
        "    end",
      ]),
      "  end",
      "",
    ].join("\n")
  );
  return `class Itbee < Formula
  desc "Italian word games for the terminal"
  homepage "${base.replace(/\/releases\/.*$/, "")}"
  version "${VERSION}"
  license all_of: ["MIT", "CC-BY-SA-4.0"]

${systems.join("\n")}
  def install
    bin.install "itbee"
    man1.install "itbee.1"
    bash_completion.install "completions/itbee.bash" => "itbee"
    zsh_completion.install "completions/_itbee"
    fish_completion.install "completions/itbee.fish"
  end

  test do
    assert_match "itbee #{version}", shell_output("#{bin}/itbee --version")
  end
end
`;
}

function sumOf(name: string, sums: string): string {
  const line = sums.split("\n").find((line) => line.endsWith(`  ${name}`));
  if (line === undefined) throw new Error(`dist/SHA256SUMS has no line for ${name}: run --all`);
  return line.split(" ")[0]!;
}
