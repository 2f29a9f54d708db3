import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { treeOf, walk } from './code-tree.mjs'

/**
 * Status words of a payment provider for a payment, charge or refund. Words that are plain English ('approved',
 * 'pending', 'paused', 'authorized', 'processed') are not listed, because we use them as well.
 */
const words = new Set([
  ...[
    'in_process',
    'in_mediation',
    'charged_back',
    'recycling',
    'partially_refunded',
    'accredited',
    'reimbursed',
  ],
  ...['bpp_covered', 'bpp_refunded', 'by_collector', 'by_payer', 'by_admin', 'preapproval'],
  ...['subscription_preapproval', 'subscription_authorized_payment'],
  ...['debvisa', 'debmaster', 'debcabal'],
  ...['pending_contingency', 'pending_review_manual', 'pending_waiting_payment', 'pending_waiting_transfer'],
  ...['pending_capture', 'pending_challenge', 'status_detail'],
])
const isProviderWord = (text) => words.has(text) || text.startsWith('cc_rejected')

/** Folders that may use the provider's words: a gateway translates them, and the sandbox imitates the provider. */
const home = /^(packages\/gateways|apps\/sandbox)\//

/** Returns a line for each status word of a provider in code that should use our own words only. */
export const findProviderWords = (files, read = (file) => readFileSync(file, 'utf8')) =>
  files
    .filter((file) => /^(packages|apps|prisma\/seed)\//.test(file) && !home.test(file))
    .flatMap((file) => {
      const tree = treeOf({ file, text: read(file) })
      const faults = []
      walk(tree, (node) => {
        const texts = textsOf(node)
        for (const text of texts) {
          const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
          faults.push(
            `${file}:${line + 1}: '${text}' is a payment provider's word: only its gateway knows it`,
          )
        }
      })
      return faults
    })

/**
 * Returns the provider's words in a string or property name. In a template string, only words in quotes count, because
 * SQL quotes its values.
 */
function textsOf(node) {
  if (ts.isStringLiteral(node)) return [node.text].filter(isProviderWord)
  if (
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return [...node.text.matchAll(/'(\w+)'/g)].map(([, word]) => word).filter(isProviderWord)
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
    return [node.name.text].filter(isProviderWord)
  return []
}
