import type { NoticeView } from '@oficio/contracts/notices'
import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { groupNotices, groupTitle, type NoticeGroup } from './group-notices'
import { NoticeItem } from './notice-item'

interface NoticeGroupsProps {
  notices: readonly NoticeView[]
  nowMs: number
  onFollow?: () => void
}

/** A list of notices. Notices about one request form a group, with the client's words as its title. */
export function NoticeGroups({ notices, nowMs, onFollow }: NoticeGroupsProps) {
  return (
    <ul className="divide-y">
      {groupNotices(notices).map((group) => (
        <li key={group.key}>
          {group.notices.length === 1 ? (
            <NoticeItem notice={group.notices[0]} nowMs={nowMs} onFollow={onFollow} />
          ) : (
            <Group group={group} nowMs={nowMs} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** How many notices of a group are visible before it is expanded. */
const collapsedCount = 3

interface GroupProps {
  group: NoticeGroup
  nowMs: number
  onFollow: (() => void) | undefined
}

function Group({ group, nowMs, onFollow }: GroupProps) {
  const { notices, isUnread } = group
  const item = (notice: NoticeView) => (
    <li key={notice.id}>
      <NoticeItem notice={notice} nowMs={nowMs} onFollow={onFollow} isGrouped />
    </li>
  )
  const older = notices.slice(collapsedCount)
  return (
    <div className="py-1.5">
      <p className={cn('px-4 pt-2 pb-1 break-words md:px-5', isUnread && 'font-semibold')}>
        {groupTitle(group)}
      </p>
      <ul>{notices.slice(0, collapsedCount).map(item)}</ul>
      {older.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold text-primary md:px-5 [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            {older.length === 1 ? 'Ver 1 anterior' : `Ver ${older.length} anteriores`}
          </summary>
          <ul>{older.map(item)}</ul>
        </details>
      )}
    </div>
  )
}
