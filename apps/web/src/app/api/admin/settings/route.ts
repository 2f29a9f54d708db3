import { listSettingHistoryEndpoint } from '@oficio/contracts/settings/endpoints'
import { listSettingHistory } from '@oficio/domain/settings/list-setting-history'
import { route } from '@/server/route'

export const GET = route(listSettingHistoryEndpoint, listSettingHistory)
