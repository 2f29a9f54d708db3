import type { Meta, Story } from '@/lib/story'
import { sampleUser } from '../samples'
import { AccountMenu } from './account-menu'

export default { component: AccountMenu, title: 'accounts/menu/AccountMenu' } satisfies Meta

type AccountMenuStory = Story<typeof AccountMenu>

const menu = { loginLink: <a href="/login">Ingresar</a>, placeholder: <p>…</p> }

export const SignedIn: AccountMenuStory = { args: menu, parameters: { user: sampleUser } }
export const Visitor: AccountMenuStory = { args: menu }
