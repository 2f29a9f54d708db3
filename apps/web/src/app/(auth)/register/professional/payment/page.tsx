import type { Metadata } from 'next'
import { siteSettings } from '@/app/site-settings'
import { VerificationResult } from '@/features/payments/verification-result'
import { readPaymentReturn } from '@/lib/payment-return'

export const metadata: Metadata = { title: 'Pago de verificación' }

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  return (
    <VerificationResult
      back={readPaymentReturn(await searchParams)}
      supportEmail={siteSettings().site.supportEmail}
    />
  )
}
