import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChosenWork } from './chosen-work'
import { keepRegistration, openRegistration } from './kept-registration'
import { emptyRegistration } from './registration-values'

const shelf = new Map<string, string>()
beforeEach(() => {
  shelf.clear()
  vi.useRealTimers()
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
    removeItem: (name: string) => void shelf.delete(name),
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
})

const typedValues = {
  ...emptyRegistration,
  username: 'ana.gomez',
  password: 'una clave larga',
  confirmPassword: 'una clave larga',
  acceptTerms: true,
  rubros: [3, 5],
}

describe('a registration that was left', () => {
  it('is found again on this device, without password and consent', () => {
    keepRegistration('clave', typedValues)
    expect([...shelf.values()].join()).not.toContain('una clave larga')
    expect(openRegistration()).toEqual({
      idempotencyKey: 'clave',
      values: { ...typedValues, password: '', confirmPassword: '', acceptTerms: false },
      restoredForm: { hasLostFiles: false },
    })
  })

  it('says that files are gone which the server kept for a day only', () => {
    const old = '01900000-0000-7000-8000-000000000000'
    const document = { id: old, name: 'matricula.pdf', type: 'application/pdf', bytes: 1, url: '/x' }
    keepRegistration('clave', { ...typedValues, documents: [document] })
    expect(openRegistration()).toMatchObject({
      values: { documents: [] },
      restoredForm: { hasLostFiles: true },
    })
  })

  it('is not found after some days, nor what another version of the site kept', () => {
    keepRegistration('clave', typedValues)
    vi.useFakeTimers({ now: Date.now() + (limits.keptFormDays + 1) * 86_400_000 })
    expect(openRegistration().restoredForm).toBeNull()
    vi.useRealTimers()
    for (const [name] of shelf)
      shelf.set(name, '{"values":{"rubros":["x"]},"savedAt":9e15,"idempotencyKey":""}')
    expect(openRegistration().restoredForm).toBeNull()
  })
})

describe('a rubro and a town that were chosen in the demand meter', () => {
  const chosenValues = { rubroId: 7, state: '21', city: '21050' }

  it('begin a new registration, which says nothing of an earlier visit', () => {
    keepChosenWork(chosenValues)
    expect(openRegistration()).toMatchObject({
      values: { ...emptyRegistration, rubros: [7], state: '21', city: '21050' },
      restoredForm: null,
    })
  })

  it('change nothing in a registration that was begun', () => {
    keepRegistration('clave', typedValues)
    keepChosenWork(chosenValues)
    expect(openRegistration().values).toMatchObject({ rubros: [3, 5], state: '', city: '' })
  })
})
