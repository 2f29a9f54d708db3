import { dropStored, readStored, store } from '@/lib/storage/browser-storage'

const storageKey = 'ad-banner-draft:1'

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
  const value = readStored('sessionStorage', storageKey)
  if (typeof value !== 'object' || value === null) return { title: '', description: '' }
  return { title: textOf(value, 'title'), description: textOf(value, 'description') }
}

/** Keeps the texts in this tab, so that the form after the payment begins with them. */
export const storeBannerDraft = (draft: BannerDraft): void => store('sessionStorage', storageKey, draft)

export const dropBannerDraft = (): void => dropStored('sessionStorage', storageKey)
