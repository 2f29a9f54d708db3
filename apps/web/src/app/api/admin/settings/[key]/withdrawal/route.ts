import { withdrawSettingEndpoint } from '@oficio/contracts/settings/endpoints'
import { withdrawSetting } from '@oficio/domain/settings/withdraw-setting'
import { route } from '@/server/route'

export const POST = route(withdrawSettingEndpoint, withdrawSetting)
