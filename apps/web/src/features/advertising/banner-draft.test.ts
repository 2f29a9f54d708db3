import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVisitorStore, type KnownAccount } from '@/features/accounts/sessions/visitor-store'
import { stubStorage } from '@/lib/storage/stub-storage'
import { readBannerDraft, storeBannerDraft } from './banner-draft'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const draft = { title: 'Ferretería del Parque', description: 'Todo para tu casa.' }
// Partial accounts are enough, because the store reads only their ids.
const ana = { id: 'ana' } as KnownAccount
const luis = { id: 'luis' } as KnownAccount

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', undefined)
  stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page of this tab while that account is signed in. */
const visit = (user: KnownAccount | null) => createVisitorStore(async () => user).hasChanged()

it('keeps what a visitor typed before logging in, and on all pages of the account', async () => {
  await visit(null)
  storeBannerDraft(draft)
  await visit(ana)
  await visit(ana)
  expect(readBannerDraft()).toEqual(draft)
})

it('is dropped at the logout', async () => {
  await visit(ana)
  storeBannerDraft(draft)
  await visit(null)
  expect(readBannerDraft()).toEqual({ title: '', description: '' })
})

it('is dropped when another account is signed in', async () => {
  await visit(ana)
  storeBannerDraft(draft)
  await visit(luis)
  expect(readBannerDraft()).toEqual({ title: '', description: '' })
})
