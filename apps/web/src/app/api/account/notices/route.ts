import { chooseNoticesEndpoint, getNoticeChoicesEndpoint } from '@oficio/contracts/accounts/notice-choices'
import { chooseNotices } from '@oficio/domain/accounts/notice-choices/choose-notices'
import { getNoticeChoices } from '@oficio/domain/accounts/notice-choices/get-notice-choices'
import { route } from '@/server/route'

export const GET = route(getNoticeChoicesEndpoint, getNoticeChoices)
export const PUT = route(chooseNoticesEndpoint, chooseNotices)
