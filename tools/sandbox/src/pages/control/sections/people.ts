import { html } from 'hono/html';
import { emptyTable, type Section } from './section';

export const accounts: Section = {
  id: 'accounts',
  title: 'Accounts',
  about: 'Opens a brand with a signed-in account. Password: Play1234.',
  body: html`<div id="accounts-list" class="people"></div>`,
};

export const messages: Section = {
  id: 'messages',
  title: 'Codes and captchas',
  about: 'SMS codes and captcha answers of the sandbox. Updates automatically.',
  body: html`<div class="pair">
    <div>
      <h3>SMS codes</h3>
      <label for="sms-number">Only this number</label>
      <input id="sms-number" inputmode="tel" autocomplete="off" placeholder="all numbers" />
      ${emptyTable('sms', 'SMS codes, newest first', ['Code', 'Number', 'For', 'Sent', 'Until'])}
    </div>
    <div>
      <h3>Captcha answers</h3>
      ${emptyTable('captcha', 'Captcha answers, newest first', ['Answer', 'Drawn'])}
    </div>
  </div>`,
};
