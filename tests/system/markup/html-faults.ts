import { HtmlValidate } from 'html-validate'

// Checks the HTML standard only, and no matters of taste.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] })

/** Returns the faults of a page's HTML, each with its position. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
