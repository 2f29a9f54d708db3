import { changeSettingEndpoint } from '@oficio/contracts/settings-admin'
import { changeSetting } from '@oficio/domain/settings/change-setting'
import { route } from '@/server/route'

export const POST = route(changeSettingEndpoint, changeSetting)
