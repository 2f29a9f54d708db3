import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { getAdReportForAdmin } from '@oficio/domain/advertising/counting/get-ad-report'
import { getAdBooking } from '@oficio/domain/advertising/deciding/list-ad-bookings'
import { PageFrame } from '@/components/layout/page-frame'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { BannerView } from '@/features/advertising/banners/banner-view'
import { BookingBadge } from '@/features/advertising/booking/booking-badge'
import { ReportCard } from '@/features/advertising/booking/report-card'
import { AdDecisions } from '@/features/advertising/deciding/ad-decisions'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const readBooking = createRecordReader(getAdBooking)

export const generateMetadata = readHead(pages.adminAd, async (input) => ({
  title: `Publicidad: ${(await readBooking(input)).spaceName}`,
}))

/** The admin page of an advertising booking. */
export default page(pages.adminAd, async (input) => {
  const booking = await readBooking(input)
  const { spaceName, combinationName, totalAmount, advertiser, reason, banner } = booking
  const report = await getAdReportForAdmin(input.ctx, input.actor, input.params)
  return (
    <PageFrame
      title={spaceName}
      trail={[workLink('admin'), workLink('adminAds'), { label: spaceName }]}
      className="max-w-3xl"
    >
      <QueueRow input={input} kind="ad-banners" />
      <div className="space-y-6">
        <Card className="space-y-5">
          <BookingBadge booking={booking} />
          {banner ? <BannerView booking={booking} /> : <p>Todavía no mandó su banner.</p>}
          <DescriptionList
            items={[
              {
                term: 'Anunciante',
                value: (
                  <Link href={paths.adminUser(advertiser.id)} className={`-my-2.5 wrap-anywhere ${factLink}`}>
                    {advertiser.username}
                  </Link>
                ),
              },
              { term: 'Email', value: advertiser.email },
              { term: 'Días', value: adDaysText(booking) },
              { term: 'Formato', value: combinationName },
              { term: 'Importe', value: formatMoney(totalAmount) },
              ...(reason ? [{ term: 'Motivo', value: reason }] : []),
            ]}
          />
          <AdDecisions booking={booking} />
        </Card>
        <ReportCard report={report} />
      </div>
    </PageFrame>
  )
})
