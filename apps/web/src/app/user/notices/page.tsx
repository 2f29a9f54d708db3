import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listNotices } from '@oficio/domain/notices/list-notices'
import Link from 'next/link'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { buttonClasses } from '@/components/ui/button-classes'
import { MarkAllRead } from '@/features/notices/mark-all-read'
import { NoticeList } from '@/features/notices/notice-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.notices, { title: 'Notificaciones' })

/** Enough for months; older ones have nothing left to say. */
const mostShown = 200

export default page(pages.notices, async ({ ctx, actor }) => {
  const { unreadCount, notices } = await listNotices(ctx, actor, { limit: mostShown })
  return (
    <Container width="form" className="pb-16">
      {unreadCount > 0 && <MarkAllRead />}
      <PageHeader
        title="Notificaciones"
        description={unreadText(unreadCount)}
        actions={
          <Link href={paths.noticeChoices()} className={buttonClasses({ variant: 'outline' })}>
            Elegir mis avisos
          </Link>
        }
      />
      <NoticeList notices={notices} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})

function unreadText(count: number): string {
  if (count === 0) return 'Ya leíste todo.'
  return count === 1 ? 'Tenés 1 sin leer.' : `Tenés ${count} sin leer.`
}
