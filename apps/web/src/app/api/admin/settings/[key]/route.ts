import { changeSettingEndpoint } from '@oficio/contracts/settings/endpoints'
import { changeSetting } from '@oficio/domain/settings/change-setting'
import { route } from '@/server/route'

export const POST = route(changeSettingEndpoint, changeSetting)
