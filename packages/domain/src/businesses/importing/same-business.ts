import { importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import { slugOf } from '@oficio/contracts/text/slug-of'
import { phoneForms } from '../../kernel/text/normalise-phone'
import { addressKey } from '../address-key'
import type { CheckedLine, Hint, LineFacts } from './check-line'

interface FirstLine {
  line: number
  address: string
}

/** Returns the key by which the names of two businesses are compared. */
const nameKey = (name: string): string => slugOf(name) || name

/**
 * Returns a check to call for each line in order: it finds the lines that repeat an earlier line, or may repeat one.
 */
export function sameBusinessCheck(): (checked: CheckedLine, line: number) => CheckedLine {
  const byName = new Map<string, FirstLine[]>()
  const byPhone = new Map<string, number>()

  return (checked, line) => {
    if (!checked.facts) return checked
    const { facts } = checked
    const address = addressKey(facts.address)
    const name = `${facts.localidadId} ${nameKey(facts.name)}`
    const phone = facts.phone && `${facts.localidadId} ${phoneForms(facts.phone)[0]}`
    const namesakes = byName.get(name) ?? []
    const sameAddress = namesakes.find((line) => address !== '' && line.address === address)
    if (sameAddress)
      return { facts: null, hints: [], faults: [nameText(importTexts.repeated(sameAddress.line))] }
    const hints = hintsOf(facts, namesakes, byPhone.get(phone ?? ''))
    byName.set(name, [...namesakes, { line, address }])
    if (phone && !byPhone.has(phone)) byPhone.set(phone, line)
    return { ...checked, hints }
  }
}

/** Returns hints only: a chain has one name and many addresses, and a town hall has one phone for all its museums. */
function hintsOf(facts: LineFacts, namesakes: readonly FirstLine[], samePhone: number | undefined): Hint[] {
  const address = addressKey(facts.address)
  const unplacedLine = namesakes.find((line) => address === '' || line.address === '')
  return [
    ...(unplacedLine
      ? [{ ...nameText(importTexts.sameName(unplacedLine.line)), about: 'file' as const }]
      : []),
    ...(samePhone !== undefined
      ? [
          {
            column: importColumns.phone.title,
            text: importTexts.samePhone(samePhone),
            about: 'file' as const,
          },
        ]
      : []),
  ]
}

const nameText = (text: string) => ({ column: importColumns.name.title, text })
