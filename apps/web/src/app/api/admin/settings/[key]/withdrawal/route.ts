import { withdrawSettingEndpoint } from '@oficio/contracts/settings-admin'
import { withdrawSetting } from '@oficio/domain/settings/withdraw-setting'
import { route } from '@/server/route'

export const POST = route(withdrawSettingEndpoint, withdrawSetting)
