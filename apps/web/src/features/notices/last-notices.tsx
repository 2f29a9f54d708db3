import type { NoticeView } from '@oficio/contracts/notices'
import { paths } from '@oficio/contracts/paths'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { NoticeGroups } from './notice-groups'

interface LastNoticesProps {
  notices: readonly NoticeView[]
  nowMs: number
}

/** The last notices of the account, with a link to all of them. Renders nothing without notices. */
export function LastNotices({ notices, nowMs }: LastNoticesProps) {
  if (notices.length === 0) return null
  return (
    <Section
      title="Últimos avisos"
      actions={
        <Link href={paths.notices()} className={`-my-3 ${quietLink}`}>
          Ver todos
        </Link>
      }
    >
      <Card padding="none" className="overflow-hidden">
        <NoticeGroups notices={notices} nowMs={nowMs} />
      </Card>
    </Section>
  )
}
