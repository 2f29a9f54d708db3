import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listNotices } from '@oficio/domain/notices/list-notices'
import { getPushOffer } from '@oficio/domain/notices/push/switch-push'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { MarkAllRead } from '@/features/notices/mark-all-read'
import { NoticeList } from '@/features/notices/notice-list'
import { PushCard } from '@/features/notices/push/push-card'
import { head, page } from '@/server/page'

export const metadata = head(pages.notices, { title: 'Notificaciones' })

/** The most notices on the page. They cover several months, and older notices are outdated. */
const mostShown = 200

export default page(pages.notices, async ({ ctx, actor }) => {
  const [{ unreadCount, notices }, offer] = await Promise.all([
    listNotices(ctx, actor, { limit: mostShown }),
    getPushOffer(ctx, actor),
  ])
  return (
    <Container width="form" className="pb-16">
      {unreadCount > 0 && <MarkAllRead />}
      <PageHeader
        title="Notificaciones"
        description={notices.length > 0 ? unreadText(unreadCount) : undefined}
        actions={
          <Link href={paths.noticeChoices()} className={buttonClasses({ variant: 'outline' })}>
            Elegir mis avisos
          </Link>
        }
      />
      <div className="space-y-6">
        {offer && <PushCard offer={offer} />}
        <NoticeList notices={notices} nowMs={ctx.clock.now().getTime()} />
      </div>
    </Container>
  )
})

function unreadText(count: number): string {
  if (count === 0) return 'Ya leíste todo.'
  return count === 1 ? 'Tenés 1 sin leer.' : `Tenés ${count} sin leer.`
}
