import { pages } from '@oficio/contracts/pages'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { expect, it } from 'vitest'
import { faqEntries } from './faq-entries'

it('answers every question under an address of its own', () => {
  const entries = faqEntries(builtInSettings())
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { question, answer } of entries) {
    expect(question).toMatch(/¿.*\?$/)
    expect(answer).toMatch(/\.$/)
  }
})

it('answers what clients and professionals ask first', () => {
  const questions = faqEntries(builtInSettings()).map(({ question }) => question)
  for (const question of [
    '¿Cuánto cuesta?',
    '¿Quién ve mi teléfono?',
    '¿Qué pasa si nadie responde?',
    '¿cuándo pago?',
  ])
    expect(questions).toContainEqual(expect.stringContaining(question))
})

it('answers follow prices and rules, and leave out what is switched off', () => {
  const textOf = (changes: Partial<ReturnType<typeof builtInSettings>>) =>
    faqEntries({ ...builtInSettings(), ...changes })
      .map(({ answer }) => answer)
      .join('\n')
  const changed = textOf({
    urgencyFeeArs: 17_350,
    urgentRefundMinutes: 45,
    trialLeads: 7,
    leadsPerRequest: 4,
    businessBasicPerRubroArs: 12_300,
  })
  for (const part of ['17.350', '12.300', '45 minutos', '7 contactos gratis', 'hasta cuatro'])
    expect(changed).toContain(part)
  expect(textOf({ urgentRefundMinutes: 0, trialLeads: 0 })).not.toMatch(/se devuelve sola|gratis, sin límite/)
})

it('links lead to pages that exist', () => {
  const knownPaths: readonly string[] = Object.values(pages).map(({ path }) => path)
  for (const { links = [] } of faqEntries(builtInSettings()))
    for (const { href } of links) expect(knownPaths).toContain(href.split('#')[0])
})
