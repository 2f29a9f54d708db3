import type { Meta, Story } from '@/lib/story'
import { Pager } from './pager'

export default { component: Pager, title: 'search/Pager' } satisfies Meta

type PagerStory = Story<typeof Pager>

export const FirstPage: PagerStory = { args: { current: 1, total: 5, hrefOf: (page) => `?page=${page}` } }
export const MiddlePage: PagerStory = { args: { current: 3, total: 5, hrefOf: (page) => `?page=${page}` } }
export const LastPage: PagerStory = { args: { current: 5, total: 5, hrefOf: (page) => `?page=${page}` } }
