import { HtmlValidate } from 'html-validate'

// What the standard of HTML asks for, and nothing about taste.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] })

/** Returns what is no valid HTML of a page, each with where it stands. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
