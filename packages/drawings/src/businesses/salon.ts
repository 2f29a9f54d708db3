import { box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** A hairdresser's chair in front of a mirror with bulbs. */
export const salon: Drawing = {
  scene: [
    ground(),
    paper(box(44, 24, 124, 110, 10)),
    shade(box(60, 40, 92, 86, 4)),
    line('M76 78l26-26M76 98l44-44'),
    ...[60, 83, 106, 129, 152].map((x) => paper(circle(x, 32, 4))),
    paper(circle(52, 62, 4) + circle(52, 92, 4) + circle(160, 62, 4) + circle(160, 92, 4)),
    paper('M44 146h124v68H44Z'),
    line('M106 146v68M96 176h.01M116 176h.01'),
    paper(box(34, 138, 144, 10, 3)),
    paper('M50 138v-22h12v22ZM53 116v-8h6v8'),
    petrol('M68 138v-16a6 6 0 0 1 12 0v16Z'),
    line('M132 138v-26M146 138v-26'),
    paper('M126 138l3-22h20l3 22Z'),
    line('M142 116l8-26M134 116l-6-22'),
    line('M264 188v16'),
    paper('M232 214a32 12 0 0 1 64 0Z'),
    line('M226 172 206 204h-14'),
    sun('M284 162V96a12 12 0 0 1 12-12h4a12 12 0 0 1 12 12v66Z'),
    paper('M288 84c-4-16 22-16 18 0Z'),
    sun(box(218, 158, 96, 22, 9)),
    paper(box(240, 132, 52, 10, 5)),
    line('M250 142v16'),
    paper(box(252, 180, 24, 12, 3)),
    pottedPlant(340, 214),
  ],
  mark: [
    line('M10 32 24 4M22 32 8 4'),
    paper(circle(7.5, 37, 5.5) + circle(24.5, 37, 5.5)),
    sun('M33 6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2Z'),
    line('M40 10h4M40 16h4M40 22h4M40 28h4M40 34h4M40 40h4'),
  ],
}
