import { builtInSettings } from '@oficio/contracts/settings/settings'
import { expect, it } from 'vitest'
import { benefitCards } from './benefit-cards'

const textOf = (changes: Partial<ReturnType<typeof builtInSettings>>) => {
  const cards = benefitCards({ ...builtInSettings(), ...changes })
  expect(cards).toHaveLength(6)
  return cards.map(({ title, text }) => `${title} ${text}`).join('\n')
}

it('the six benefits follow prices and rules', () => {
  const text = textOf({ monthlyPricePerRubroArs: 12_345, trialLeads: 4, leadsPerRequest: 2 })
  for (const part of ['12.345', '4 contactos gratis', 'máximo 2 profesionales']) expect(text).toContain(part)
})

it('no free contacts are promised where there are none', () => {
  const text = textOf({ trialLeads: 0, leadsPerRequest: 1 })
  expect(text).not.toContain('gratis')
  expect(text).toContain('máximo 1 profesional.')
})
