import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../../scripts/find-browser.mjs'

/**
 * Installed by npx when the bench needs it. With its browser driver it would double the size of everybody's
 * installation.
 */
const lighthouse = 'lighthouse@12.8.2'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface Audit {
  /** Each score is 0 to 1. */
  scores: Record<Category, number>
  /** Names of failed audits, except audits that measure times. */
  faults: string[]
  /** Milliseconds until the largest element of the first screen is painted, on Lighthouse's emulated phone. */
  largestPaintMs: number
  blockedMs: number
  /** Share of the screen that moved during loading. */
  layoutShift: number
}

interface LighthouseReport {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/** Returns Lighthouse's results for the page at this address, with its default phone. Throws if Lighthouse fails. */
export async function audit(url: string): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await runLighthouse([
      url,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--quiet',
    ])
    return readReport(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runLighthouse(args: string[]): Promise<void> {
  const browser = findBrowser()
  const child = spawn('npx', ['--yes', lighthouse, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
}

function readReport({ categories: scores, audits }: LighthouseReport): Audit {
  const scoreOf = (category: Category) => {
    const { score } = scores[category]
    if (score === null) throw new Error(`Lighthouse did not judge ${category}`)
    return score
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => scores[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults,
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
