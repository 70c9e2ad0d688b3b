import { api } from '@lobby/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPLY, applications, ONE, statusShown, tools } from '../promotions.setup';

const { open, type, press, addImage, field, fieldError, address, calls, fail, mend, settled } =
  tools;

async function openForm(id: string, user = 'fresh01') {
  await open(`/m/activity/template?id=${id}`, { user });
  await screen.findByLabelText('Remark');
  await settled();
}

const sent = () => waitFor(() => expect(address()).toMatch(/^\/m\/activityDetail\?id=/));

describe('an application (D2 §5)', () => {
  it('is sent with its remark and images, and shows what was sent', async () => {
    await openForm('app-photo');
    type('Remark', '  My phone  ');
    addImage('Images');
    await screen.findByRole('img', { name: 'Image 1' });
    press('Apply');
    await sent();
    await statusShown('Applying');
    expect(await screen.findByText('My phone')).toBeTruthy();
    const [{ images, remark } = { images: [], remark: '' }] = await applications();
    expect([images.length, remark]).toEqual([1, 'My phone']);
  });

  it.each([
    ['idea', 'true'],
    ['app-photo', 'false'],
  ])('of %s says whether its remark is required', async (id, required) => {
    await openForm(id);
    expect(field('Remark').getAttribute('aria-required')).toBe(required);
  });

  it('keeps what is typed in a break, and is not sent', async () => {
    await openForm('app-photo');
    type('Remark', 'My phone');
    await api.protection.timeOut({ until: Date.now() + 2 * 86_400_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/^You’re on a break until/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    expect(field('Remark')).toHaveProperty('value', 'My phone');
    fireEvent.submit(field('Remark').closest('form') ?? document.body);
    await settled();
    expect(calls(APPLY)).toEqual([]);
  });

  it('counts the characters of a remark, and takes 140', async () => {
    await openForm('new-player');
    type('Remark', 'ắ'.repeat(141));
    expect(screen.getByText('141/140')).toBeTruthy();
    press('Apply');
    await waitFor(() => expect(fieldError('Remark')).toContain('At most 140 characters.'));
    expect(calls(APPLY)).toEqual([]);
    type('Remark', 'ắ'.repeat(140));
    press('Apply');
    await sent();
    expect((await applications())[0]?.remark).toHaveLength(140);
  });

  it('takes three images, and no fourth', async () => {
    await openForm('app-photo');
    for (const count of [1, 2, 3]) {
      addImage('Images');
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /^Image/ })).toHaveLength(count),
      );
    }
    expect(screen.queryByLabelText('Images')).toBeNull();
    press('Apply');
    await sent();
    expect((await applications())[0]?.images).toHaveLength(3);
  });

  it.each([
    ['idea', 'Remark', 'This field is required.'],
    ['app-photo', 'Images', 'Add an image.'],
  ])('for %s asks for what it cannot do without: %s', async (id, name, error) => {
    await openForm(id);
    press('Apply');
    await waitFor(() => expect(fieldError(name)).toContain(error));
    expect(calls(APPLY)).toEqual([]);
  });

  it('for a bonus without images asks for none', async () => {
    await open('/m/activity/template?id=fish-try', { user: 'player01' });
    await settled();
    expect(screen.queryByLabelText('Images')).toBeNull();
  });

  it('is sent once by a double tap', async () => {
    await openForm('new-player');
    press('Apply');
    press('Apply');
    await sent();
    expect(calls(APPLY)).toHaveLength(1);
  });

  it('whose response is lost is queried, and sent once', async () => {
    await openForm('new-player');
    fail(APPLY, { kind: 'drop-response' });
    press('Apply');
    await sent();
    expect(calls(APPLY)).toHaveLength(1);
    expect(await applications()).toHaveLength(1);
  });

  it('keeps the remark where it fails, and over a reload', async () => {
    await openForm('new-player');
    type('Remark', 'Please');
    fail(APPLY, 503);
    press('Apply');
    await tools.alertText();
    expect(field('Remark').value).toBe('Please');
    mend();
    await open('/m/activity/template?id=new-player', { reload: true });
    await screen.findByLabelText('Remark');
    expect(field('Remark').value).toBe('Please');
  });

  it('that is refused because the promotion has ended meanwhile leads back to it', async () => {
    await openForm('new-player');
    type('Remark', 'Please');
    const promotion = await api.rewards.promotion({ promoId: 'new-player' });
    fail(ONE, { value: { ...promotion, status: 'close' } });
    fail(APPLY, { refusal: 'promotion.not.eligible' });
    press('Apply');
    expect(await screen.findByText('You can’t apply for this promotion right now')).toBeTruthy();
  });

  it.each(['vip-season', 'points', 'slots-event'])('is not taken by %s', async (id) => {
    await open(`/m/activity/template?id=${id}`, { user: 'fresh01' });
    expect(await screen.findByText('You can’t apply for this promotion right now')).toBeTruthy();
  });

  it('of a guest is a login first', async () => {
    await open('/m/activity/template?id=new-player');
    await waitFor(() =>
      expect(address()).toBe(
        `/m/login?returnTo=${encodeURIComponent('/m/activity/template?id=new-player')}`,
      ),
    );
  });

  it('of a virtual account is none: it has no permission, and sees what to do instead (D1 §6)', async () => {
    await open('/m/activity/template?id=new-player', { user: 'virtual01' });
    expect(
      await screen.findByRole('heading', { name: 'Your account doesn’t have access to this.' }),
    ).toBeTruthy();
    const service = screen.getByRole('link', { name: 'Customer service' });
    expect(service.getAttribute('href')).toBe('/m/service');
    expect(screen.queryByLabelText('Remark')).toBeNull();
  });
});
