import { dropTabDraft, readTabDraft, storeTabDraft } from '@/lib/storage/tab-drafts'

const draftName = 'ad-banner'

/** The texts of a banner that a visitor tried before paying. */
export interface BannerDraft {
  title: string
  description: string
}

const textOf = (value: object, name: string): string => {
  const text: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof text === 'string' ? text : ''
}

/** Returns the stored texts, empty without any. */
export function readBannerDraft(): BannerDraft {
  const value = readTabDraft(draftName)
  if (typeof value !== 'object' || value === null) return { title: '', description: '' }
  return { title: textOf(value, 'title'), description: textOf(value, 'description') }
}

/**
 * Keeps the texts in this tab, so that the form after the payment begins with them. They are dropped with the session.
 */
export const storeBannerDraft = (draft: BannerDraft): void => storeTabDraft(draftName, draft)

export const dropBannerDraft = (): void => dropTabDraft(draftName)
