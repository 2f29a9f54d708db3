import { limits } from '@oficio/contracts/limits'
import { builtInSettings, type SettingValues } from '@oficio/contracts/settings/settings'
import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Link } from '@/components/ui/link'
import type { LegalFacts } from './legal-facts'
import type { LegalSection } from './legal-section'
import { privacySections, privacySummary } from './privacy/privacy-text'
import { termsSections, termsSummary } from './terms/terms-text'

/** Settings that all differ from the built-in values. */
const changed: SettingValues = {
  ...builtInSettings(),
  urgencyFeeArs: 23_456,
  verificationFeeArs: 7,
  urgentRefundMinutes: 47,
  urgentFromHour: 8,
  urgentUntilHour: 21,
  trialLeads: 4,
  leadsPerRequest: 2,
  monthlyPricePerRubroArs: 12_345,
  anonymiseAfterDays: 61,
}

const factsWith = (settings: Partial<SettingValues>): LegalFacts => ({
  siteName: 'Changas',
  supportEmail: 'hola@changas.example',
  provider: {
    name: 'Changas S.A.',
    cuit: '30-11111111-8',
    address: 'Mitre 1, Salta',
    phone: '0387 555-0100',
  },
  settings: { ...changed, ...settings },
})

/** Returns the text of an element. Components of the legal texts use no hooks, so they can be called directly. */
function readOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(readOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { type, props } = node
  if (typeof type !== 'function' || type === Link) return readOf(props.children)
  // None of the components is a class.
  const draw = type as (props: object) => ReactNode
  return readOf(draw(props))
}

/** Returns the text of the sections, as a reader sees it. */
const wordsOf = (sections: readonly LegalSection[], facts: LegalFacts): string =>
  sections
    .map(({ title, Body }) => `${title} ${readOf(Body(facts))}`)
    .join(' ')
    .replaceAll('\u00a0', ' ')
const terms = (settings: Partial<SettingValues> = {}) => wordsOf(termsSections, factsWith(settings))
const privacy = (settings: Partial<SettingValues> = {}) => wordsOf(privacySections, factsWith(settings))
const summary = (settings: Partial<SettingValues> = {}) =>
  termsSummary(factsWith(settings)).join(' ').replaceAll('\u00a0', ' ')

describe('a legal text', () => {
  it.each([
    ['terms', termsSections],
    ['privacy', privacySections],
  ])('%s has its nine parts, each with an anchor of its own', (_name, sections) => {
    expect(sections).toHaveLength(9)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(9)
    for (const { id } of sections) expect(id).toMatch(/^[a-z-]+$/)
  })

  it('repeats every price and period as the settings say it, and no other', () => {
    const expectedTexts = [
      '$ 23.456 por solicitud',
      'de 8 a 21 h',
      'si en 47 minutos',
      'único cobro de $ 7',
      '4 contactos gratis',
      '$ 12.345 por mes',
      'Como máximo 2 profesionales abren',
    ]
    for (const words of expectedTexts) expect(terms()).toContain(words)
    expect(privacy()).toContain('61 días después')
    expect(privacy()).toContain('2 profesionales como máximo')
    expect(privacy()).toContain(`quien hizo el trabajo los conserva ${limits.keptContactDays} días más`)
    for (const words of ['$ 23.456', 'en 47 minutos', '4 contactos gratis', '$ 12.345'])
      expect(summary()).toContain(words)
    const all = [terms(), privacy(), summary(), privacySummary(factsWith({})).join(' ')].join(' ')
    expect(all).not.toMatch(/15\.000|10\.000|90 días|3 contactos|5 profesionales/)
  })

  it('names the brand and the provider that the operator gave', () => {
    for (const text of [terms(), privacy()]) {
      expect(text).toContain('Changas S.A., CUIT 30-11111111-8, con domicilio en Mitre 1, Salta')
      expect(text).toContain('hola@changas.example')
      expect(text).not.toContain('Oficio')
    }
  })

  it('leaves no hole where the operator said nothing of itself', () => {
    const emptyProvider = { name: null, cuit: null, address: null, phone: null }
    const facts = { ...factsWith({}), provider: emptyProvider }
    const text = wordsOf([...termsSections, ...privacySections], facts)
    expect(text).not.toMatch(/null|undefined|NaN|, ,/)
    expect(text).toContain('Lo presta: email hola@changas.example')
  })

  it('promises no refund for silence where the operator switched it off, and no trial where there is none', () => {
    const silent = { urgentRefundMinutes: 0, trialLeads: 0 }
    expect(terms(silent)).not.toMatch(/marcó que te contactó|nadie te llamó|contactos? gratis/)
    expect(terms(silent)).toContain('si cancelás la solicitud antes de que alguien abra tus datos')
    expect(summary(silent)).not.toMatch(/minutos|contactos? gratis/)
  })

  it('speaks of one professional in the singular', () => {
    expect(terms({ leadsPerRequest: 1 })).toContain('Como máximo 1 profesional abre los datos')
    expect(terms({ leadsPerRequest: 1 })).toContain('se abre como máximo un contacto, que no cuenta para')
    expect(terms({ leadsPerRequest: 5 })).toContain('se abren como máximo 2 contactos, que no cuentan para')
    expect(summary({ leadsPerRequest: 1 })).toContain('los abre como máximo 1 profesional')
  })
})
