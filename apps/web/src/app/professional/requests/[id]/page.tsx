import { pages } from '@oficio/contracts/pages'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { getProfessionalRequest } from '@oficio/domain/leads/desk/get-professional-request'
import { LeadHistory } from '@/features/leads/desk/lead-history'
import { RequestDescription } from '@/features/leads/desk/request-description'
import { RequestFacts } from '@/features/leads/desk/request-facts'
import { ReportSection } from '@/features/leads/reports/report-section'
import { ContactBar } from '@/features/leads/taking/contact-bar'
import { ContactBox } from '@/features/leads/taking/contact-box'
import { WorkSteps } from '@/features/leads/work/work-steps'
import { PhotoGallery } from '@/features/photos/photo-gallery'
import { PageRefresher } from '@/lib/page-refresher'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { OwnPage } from '../../own-page'

const readRequest = createRecordReader(getProfessionalRequest)

export const generateMetadata = readHead(pages.professionalRequest, async (input) => {
  const { request } = await readRequest(input)
  return { title: request.title }
})

/** The page of a service request for a professional. */
export default page(pages.professionalRequest, async (input) => {
  const { ctx } = input
  const view = await readRequest(input)
  const { request, lead, chosenProfessional, reportUntil } = view
  const nowMs = ctx.clock.now().getTime()
  return (
    <>
      <PageRefresher />
      <OwnPage
        title={request.title}
        trail="Solicitud"
        description={<RequestFacts view={view} nowMs={nowMs} />}
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <div className="min-w-0 lg:row-start-1">
            <RequestDescription
              request={request}
              photos={request.photos?.length ? <PhotoGallery photos={request.photos} /> : null}
            />
          </div>
          <div className="min-w-0 space-y-6 lg:row-span-2 lg:row-start-1">
            <ContactBox view={view} nowMs={nowMs} />
            <WorkSteps
              requestId={request.id}
              status={request.status}
              lead={lead}
              chosenProfessional={chosenProfessional}
            />
            {lead && <ReportSection lead={lead} reportUntil={reportUntil} isLive={isLive(request.status)} />}
          </div>
          <div className="min-w-0">
            <LeadHistory history={request.history} />
          </div>
        </div>
      </OwnPage>
      <ContactBar contact={lead?.contact} />
    </>
  )
})
