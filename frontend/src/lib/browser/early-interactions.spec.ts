import { repeatEarlyInteractions } from './early-interactions';

const comesAlive = (element: Element) => Object.assign(element, { __reactProps$test: {} });
const frames = async (count = 4) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => window.requestAnimationFrame(resolve));
};

/** Renders a page as the server sends it, and records the events that its code receives. */
function givenPage(html: string) {
  document.body.replaceChildren(root);
  root.innerHTML = html;
  const heard: string[] = [];
  const listen = () => {
    document
      .querySelectorAll('button')
      .forEach((button) => button.addEventListener('click', () => heard.push(button.id)));
    document
      .querySelectorAll('input')
      .forEach((field) => field.addEventListener('input', () => heard.push(field.value)));
  };
  const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
  return { heard, listen, find };
}

const root = document.createElement('div');
beforeAll(() => repeatEarlyInteractions(root, Promise.resolve()));

it('replays a press once the button is hydrated, and only once', async () => {
  const { heard, listen, find } = givenPage('<button id="add"><span id="icon"></span></button>');
  find('icon').click();
  find('add').click();
  await frames();
  listen();
  comesAlive(find('add'));
  await frames();
  expect(heard).toEqual(['add']);
});

it('delays a plain click on an in-place link, and lets other clicks and links navigate', async () => {
  const { find } = givenPage('<a id="picture" href="#picture" data-in-place></a><a id="on" href="#on"></a>');
  const followed: string[] = [];
  const follow = (event: Event) => followed.push((event.target as Element).id);
  root.addEventListener('click', follow);
  find('picture').click();
  expect(followed).toEqual([]);
  find('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  find('on').click();
  expect(followed).toEqual(['picture', 'on']);
  comesAlive(find('picture'));
  await frames();
  root.removeEventListener('click', follow);
  expect(followed).toEqual(['picture', 'on', 'picture']);
});

it('replays in order, each interaction after the one before it', async () => {
  const { heard, listen, find } = givenPage('<input id="name" value="" /><button id="save"></button>');
  const field = find<HTMLInputElement>('name');
  field.value = 'Sanne';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  find('save').click();
  listen();
  comesAlive(find('save'));
  await frames();
  expect(heard).toEqual([]);
  comesAlive(field);
  await frames();
  expect(heard).toEqual(['Sanne', 'save']);
});

it('forgets a press that waits behind another when the visitor presses again and is heard', async () => {
  const { heard, listen, find } = givenPage('<button id="slow"></button><button id="add"></button>');
  find('slow').click();
  find('add').click();
  listen();
  comesAlive(find('add'));
  find('add').click();
  comesAlive(find('slow'));
  await frames();
  expect(heard).toEqual(['add', 'slow']);
});

it('replays one press when React already listens but has not hydrated the button', async () => {
  const { find } = givenPage('<button id="more"></button>');
  const heard: string[] = [];
  const react = () => heard.push('press');
  root.addEventListener('click', react, true);
  find('more').click();
  expect(heard).toEqual([]);
  comesAlive(find('more'));
  await frames();
  root.removeEventListener('click', react, true);
  expect(heard).toEqual(['press']);
});

it('submits no form before hydration', () => {
  const { find } = givenPage('<form id="form"><button id="send"></button></form>');
  let isSent = false;
  find('form').addEventListener('submit', () => (isSent = true));
  find('send').click();
  expect(isSent).toBe(false);
  find('send').remove();
});

it('does not touch a hydrated page', () => {
  const { heard, listen, find } = givenPage('<button id="add"></button>');
  comesAlive(find('add'));
  listen();
  find('add').click();
  expect(heard).toEqual(['add']);
});

it('drops the interaction with a removed element and continues', async () => {
  const { heard, listen, find } = givenPage('<button id="gone"></button><button id="there"></button>');
  find('gone').click();
  find('there').click();
  find('gone').remove();
  listen();
  comesAlive(find('there'));
  await frames(6);
  expect(heard).toEqual(['there']);
});

it('restores a choice that hydration resets', async () => {
  const { find } = givenPage(
    '<input type="radio" name="jars" id="one" checked /><input type="radio" name="jars" id="two" />',
  );
  find('two').click();
  const chosen: string[] = [];
  find<HTMLInputElement>('one').checked = true; // as page code does that never received the click
  find('two').addEventListener('change', () => chosen.push('two'));
  comesAlive(find('two'));
  await frames();
  expect(chosen).toEqual(['two']);
  expect(find<HTMLInputElement>('two').checked).toBe(true);
});

it('ignores elements outside the root, such as a window of the payment provider', () => {
  givenPage('');
  const button = document.createElement('button');
  let isPressed = false;
  button.addEventListener('click', ({ defaultPrevented }) => (isPressed = !defaultPrevented));
  document.body.append(button);
  button.click();
  expect(isPressed).toBe(true);
});
