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

const typed = {
  ...emptyRegistration,
  username: 'ana.gomez',
  password: 'una clave larga',
  confirmPassword: 'una clave larga',
  acceptTerms: true,
  rubros: [3, 5],
}

describe('a registration that was left', () => {
  it('is found again on this device, without password and consent', () => {
    keepRegistration('clave', typed)
    expect([...shelf.values()].join()).not.toContain('una clave larga')
    expect(openRegistration()).toEqual({
      idempotencyKey: 'clave',
      values: { ...typed, password: '', confirmPassword: '', acceptTerms: false },
      restored: { hasLostFiles: false },
    })
  })

  it('says that files are gone which the server kept for a day only', () => {
    const old = '01900000-0000-7000-8000-000000000000'
    const document = { id: old, name: 'matricula.pdf', type: 'application/pdf', bytes: 1, url: '/x' }
    keepRegistration('clave', { ...typed, documents: [document] })
    expect(openRegistration()).toMatchObject({ values: { documents: [] }, restored: { hasLostFiles: true } })
  })

  it('is not found after some days, nor what another version of the site kept', () => {
    keepRegistration('clave', typed)
    vi.useFakeTimers({ now: Date.now() + (limits.keptFormDays + 1) * 86_400_000 })
    expect(openRegistration().restored).toBeNull()
    vi.useRealTimers()
    for (const [name] of shelf)
      shelf.set(name, '{"values":{"rubros":["x"]},"savedAt":9e15,"idempotencyKey":""}')
    expect(openRegistration().restored).toBeNull()
  })
})

describe('a rubro and a town that were chosen in the demand meter', () => {
  const chosen = { rubroId: 7, state: '21', city: '21050' }

  it('begin a new registration, which says nothing of an earlier visit', () => {
    keepChosenWork(chosen)
    expect(openRegistration()).toMatchObject({
      values: { ...emptyRegistration, rubros: [7], state: '21', city: '21050' },
      restored: null,
    })
  })

  it('change nothing in a registration that was begun', () => {
    keepRegistration('clave', typed)
    keepChosenWork(chosen)
    expect(openRegistration().values).toMatchObject({ rubros: [3, 5], state: '', city: '' })
  })
})
