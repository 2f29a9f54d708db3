// Finds citations in code, comments and documents that lead nowhere.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sources that a reader of the repository cannot open: numbered rules and issues, and documents that are not in it. */
const unknownSource =
  /\b(?:the|by|in|of|from) spec(?:ification)?\b|\bspec(?:ification)? (?:sections?|silent|\d)|\b(?:product|house|security) (?:decisions?|rules?)\b|\b(?:section|decision|issue)s? #?\d/gi
/** `docs/product.md`, `docs/product.md#leads` or `docs/product.md, 'Leads'`. */
const citation = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+)|, '([^']+)')?/g
/** `[words](file.md#anchor)`, either part of which may be left out. */
const link = /\]\(([^):#\s]*)(?:#([\w-]+))?\)/g
/** `take-lead.ts`, with as many of its folders as are needed to find it. */
const fileName = /(?<![\w.*/-])(?:[\w.[\]/-]|\([\w-]+\))*\.(?:tsx?|mjs|prisma)\b/g
const inBackticks = /`[^`\n]+`/g
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm

const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n').filter(existsSync)

/** Returns a line for each citation in code, comments and documents whose source a reader cannot find. */
export const findBrokenCitations = () =>
  tracked
    .filter(mayCite)
    .flatMap((file) => brokenIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))

/**
 * Whether a file is checked. Migrations are not, because their checksums are stored and their words cannot change. The
 * changelog is not, because it repeats commits.
 */
const mayCite = (file) =>
  /\.(?:tsx?|mjs|css|prisma|sql|yml|md)$/.test(file) &&
  !/^prisma\/migrations\/|^CHANGELOG\.md$|^scripts\/citations\.mjs$/.test(file)

function brokenIn(file, text) {
  const isDocument = file.endsWith('.md')
  // A citation may continue on the next line of a comment.
  const joinedText = text.replace(/\n[ \t]*(?:\*(?!\*)|\/\/+|#+ |--)?[ \t]*/g, ' ')
  const links = isDocument ? [...joinedText.matchAll(link)] : []
  const namingParts = text.match(isDocument ? inBackticks : commentLine) ?? []
  return [
    ...(joinedText.match(unknownSource) ?? []),
    ...[...joinedText.matchAll(citation)]
      .filter(([, path, anchor, heading]) => isAbsent(path, { anchor, heading }))
      .map(([words]) => words),
    ...links
      .filter(([, path, anchor]) => isAbsent(path ? join(dirname(file), path) : file, { anchor }))
      .map(([words]) => words),
    ...namingParts.flatMap((words) => words.match(fileName) ?? []).filter((name) => !isFile(name)),
  ]
}

/** Whether a file or folder does not exist, or lacks the heading. */
function isAbsent(file, { anchor, heading }) {
  if (!existsSync(file)) return true
  if (!anchor && !heading) return false
  const text = readFileSync(file, 'utf8')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words]) => words)
  if (heading) return !headings.includes(heading)
  return !headings.some((words) => anchorOf(words) === anchor)
}

const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Built files are not in the repository. */
const isBuilt = (name) => /(?:^|\/)(?:dist|\.next|standalone)\//.test(name)

/** Whether a tracked path ends in the given folders and file, with no folder between them. */
function isFile(name) {
  const end = name
    .split('/')
    .filter((part) => /[^.]/.test(part))
    .join('/')
  return isBuilt(name) || tracked.some((path) => path === end || path.endsWith(`/${end}`))
}
