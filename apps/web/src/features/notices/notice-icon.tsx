import type { ShownKind } from '@oficio/contracts/notices'
import { iconOf } from './kind-icons'

/** The icon for a kind of notice. */
export function NoticeIcon({ type }: { type: ShownKind }) {
  const Icon = iconOf(type)
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  )
}
