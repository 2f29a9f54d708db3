import { LineArt } from '@/components/ui/line-art'

/** A drawing of a page of the site with a banner on it. The banner is the sun. */
export const PagePicture = ({ className }: { className?: string }) => (
  <LineArt viewBox="0 0 240 190" className={className}>
    <path d="M8 186h224" />
    <rect x="24" y="8" width="192" height="178" rx="12" className="fill-surface" />
    <path d="M24 30h192" />
    <path d="M36 19h.01M44 19h.01M52 19h.01" strokeWidth="4" />
    <path d="M40 46h70M40 58h48" />
    <rect x="136" y="42" width="64" height="22" rx="5" className="fill-primary-soft" />
    <rect x="40" y="78" width="160" height="56" rx="7" className="fill-sol" />
    <path d="M56 122V98l14-10 14 10v24ZM64 122v-12h12v12" className="fill-surface" />
    <path d="M98 98h78M98 110h56" />
    <path d="M40 150h44M40 162h32M98 150h44M98 162h32M156 150h44M156 162h32" />
  </LineArt>
)
