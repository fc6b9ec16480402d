import { expect, test } from 'vitest';
import { codeIn, pathTo, routeOf } from './route';

test('every path of the page leads back to its place', () => {
  expect(routeOf(pathTo.table('k3 x'))).toEqual({ is: 'table', id: 'k3 x' });
  expect(routeOf(pathTo.join('MILL-ROAD-7X'))).toEqual({ is: 'link', code: 'MILL-ROAD-7X' });
  expect(routeOf(pathTo.return('abc'))).toEqual({ is: 'return', code: 'abc' });
  expect(routeOf(pathTo.replay())).toEqual({ is: 'replay', id: undefined });
  expect(routeOf(pathTo.campaign('k3'))).toEqual({ is: 'campaign', id: 'k3' });
  expect(routeOf(pathTo.joinCampaign('MILL'))).toEqual({ is: 'campaign-link', code: 'MILL' });
  expect(routeOf('/campaign/join')).toEqual({ is: 'lost' });
  expect(routeOf('/')).toEqual({ is: 'lobby' });
  expect(routeOf('/table')).toEqual({ is: 'lost' });
  expect(routeOf('/table/%E0%A4%A')).toEqual({ is: 'table', id: '%E0%A4%A' });
});

test('a code is found in a whole link, a path or by itself', () => {
  expect(codeIn(' https://table.example/join/MILL-ROAD-7X?x=1 ')).toEqual({ code: 'MILL-ROAD-7X', is: 'link' });
  expect(codeIn('/campaign/join/FORD')).toEqual({ code: 'FORD', is: 'campaign-link' });
  expect(codeIn('/return/abcd1234')).toEqual({ code: 'abcd1234', is: 'return' });
  expect(codeIn('MILL-ROAD')).toEqual({ code: 'MILL-ROAD', is: 'link' });
  expect(codeIn('not a code')).toBeUndefined();
  expect(codeIn('https://table.example/about')).toBeUndefined();
});
