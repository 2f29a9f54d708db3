import type { Meta, Story } from '@/lib/story'
import { ClaimBox } from './claim-box'

export default { component: ClaimBox, title: 'businesses/claiming/ClaimBox' } satisfies Meta

type ClaimBoxStory = Story<typeof ClaimBox>

const claimable = {
  id: 'business',
  slug: 'ferreteria-belgrano',
  name: 'Ferretería Belgrano',
  email: 'h•••@ferreteriabelgrano.example',
  isOwnMail: false,
  state: 'open' as const,
}
type Claimable = Parameters<typeof ClaimBox>[0]['page']

const box = (changes: Partial<Claimable>) => ({
  page: { ...claimable, ...changes },
  supportEmail: 'soporte@oficio.example',
})

export const ByOwnMail: ClaimBoxStory = { args: box({ isOwnMail: true }) }
export const ByMail: ClaimBoxStory = { args: box({}) }
export const WithoutMail: ClaimBoxStory = { args: box({ email: null }) }
export const Yours: ClaimBoxStory = { args: box({ state: 'yours' }) }
export const OfOthers: ClaimBoxStory = { args: box({ state: 'others' }) }
