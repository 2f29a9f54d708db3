import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { treeOf, walk } from './code-tree.mjs'

/** The name as people write it; `mercadopago` in one word is a value of the API or part of an address. */
const providerName = /\bmercado(?:\s|&nbsp;)+pago\b/i
const joinedName = /\bMercado-?Pago\b/

/** The constant, and what only exists for this provider: its gateway, its sandbox, their settings and the doctor's tests. */
const homes = [
  'packages/contracts/src/text/provider-name.ts',
  'packages/gateways/src/mercadopago/',
  'packages/context/src/',
  'apps/sandbox/',
  'apps/launcher/',
  'prisma/commands/doctor/',
]
const isTest = (file) => /\.(test|spec|stories)\.tsx?$|\/testing\//.test(file)

/** Returns a line for each text that names the payment provider itself without the constant. */
export const findProviderName = (files, read = (file) => readFileSync(file, 'utf8')) =>
  files
    .filter((file) => /^(packages|apps|prisma)\//.test(file) && !isTest(file))
    .filter((file) => !homes.some((home) => file.startsWith(home)))
    .flatMap((file) => {
      const text = read(file)
      if (!/mercado/i.test(text)) return []
      const tree = treeOf({ file, text })
      const faults = []
      walk(tree, (node) => {
        if (!isText(node) || !(providerName.test(node.text) || joinedName.test(node.text))) return
        const { line } = tree.getLineAndCharacterOfPosition(node.end)
        faults.push(
          `${file}:${line + 1}: use providerName (${homes[0]}) for the name of the payment provider`,
        )
      })
      return faults
    })

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isJsxText(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
