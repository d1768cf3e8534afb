import { trackingUrlOf } from './carriers.js';
import { TrackingCodeSchema } from './tracking.js';

describe('the tracking link', () => {
  it('leads to the page of the carrier, without an address', () => {
    expect(trackingUrlOf('postnl', '3SABCD1')).toBe('https://jouw.postnl.nl/track-and-trace/3SABCD1');
    expect(trackingUrlOf('dhl', 'JVGL06')).toBe('https://my.dhlecommerce.nl/home/tracktrace/JVGL06');
  });

  it('is absent without a code, without a carrier and for another carrier', () => {
    expect(trackingUrlOf('postnl', null)).toBeNull();
    expect(trackingUrlOf(null, '3SABCD1')).toBeNull();
    expect(trackingUrlOf('other', '3SABCD1')).toBeNull();
  });
});

describe('a tracking code', () => {
  it('is stored without spaces, in capitals', () => {
    expect(TrackingCodeSchema.parse(' 3s abcd 012 ')).toBe('3SABCD012');
  });

  it('is refused when it is too short or has other characters', () => {
    for (const code of ['', '3S', '3SABC/../x', '<b>3SABC</b>', 'A'.repeat(41)])
      expect(TrackingCodeSchema.safeParse(code).success).toBe(false);
  });
});
