import { nobodys, type PersonalTable } from '../kernel/personal-data'

export const settingTables: readonly PersonalTable[] = [
  nobodys('settings', 'key valid_from value created_by_id created_at'),
]
