import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@oficio/launcher/root'

export interface Section {
  /** The drill's name, which is the heading of its section. */
  name: string
  /** What was done and found, as Markdown without headings. */
  text: string
  /** Names the database if it differs from that of most drills. */
  database?: string
  /**
   * File of the figures, as a path from the root, and the text at its beginning. By default a drill has a file of its
   * own.
   */
  document?: { path: string; introduction: string }
}

const documentOf = ({ name, document }: Section): { path: string; introduction: string } =>
  document ?? {
    path: `docs/measurements/drill-${name}.md`,
    introduction: `# Drill ${name}\n\nWritten by \`npm run drill -- ${name}\`, which fails when a promise is broken.\n`,
  }

/** Returns the file with the figures of a drill, as a path from the root. */
export const figuresPath = (section: Section): string => documentOf(section).path

const usualDatabase = 'embedded PostgreSQL 18 with fsync on'

/** Replaces the figures of a drill's last run with the figures of this run, with date and machine. */
export async function recordFigures(section: Section): Promise<void> {
  const { path, introduction } = documentOf(section)
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  const before = await readFile(file, 'utf8').catch(() => introduction)
  await writeFile(
    file,
    withSection(
      before,
      section.name,
      `${section.text.trim()}\n\n${machine(section.database ?? usualDatabase)}`,
    ),
  )
}

/** Returns the document with this section, in its earlier place or at the end. */
export function withSection(document: string, name: string, text: string): string {
  const [introduction = '', ...sections] = document.split(/^(?=## )/m)
  const section = `## ${name}\n\n${text.trim()}\n`
  const index = sections.findIndex((other) => other.startsWith(`## ${name}\n`))
  if (index >= 0) sections[index] = section
  else sections.push(section)
  return [introduction, ...sections]
    .map((part) => part.trim())
    .join('\n\n')
    .concat('\n')
}

function machine(database: string): string {
  const [processor] = cpus()
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  const date = new Date().toISOString().slice(0, 10)
  // Shows whether the machine was busy: then the load average exceeds the number of processors.
  const load = loadavg()[0]?.toFixed(1)
  return `Measured on ${date}: ${cpus().length} × ${processor?.model.trim()}, ${memoryGb} GB, ${process.platform}, Node ${process.versions.node}, ${database}; load average ${load} at the end.`
}
